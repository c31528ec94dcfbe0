/** What pages that show a widget pin its program to: the hash of the bytes at `/widget/1/widget.js`, which never change (docs/widgets.md). */
export const WIDGET_INTEGRITY = 'sha384-cqw1IC/wsVpXIg/bNa1UDPZreTn0M8of36ncBEwmx5LYp3VXL2ivREiAql9CXW97';
