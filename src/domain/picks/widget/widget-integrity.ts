/** What pages that show a widget pin its program to: the hash of the bytes at `/widget/1/widget.js`, which never change (docs/widgets.md). */
export const WIDGET_INTEGRITY = 'sha384-7GD/JgxdJSaVVikFzfAb2X+SFisGAvXPK6HcnqSnNRcAjUtaJ8IKgETHCZtwzb9g';
