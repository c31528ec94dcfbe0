/** What pages that show a widget pin its program to: the hash of the bytes at `/widget/1/widget.js`, which never change (docs/widgets.md). */
export const WIDGET_INTEGRITY = 'sha384-PYzKUs94FC+RRrH55FUcNm5KAXALFcMAA7gvZOdNuXOt67Gyy0Kn4qlioLAeEJeS';
