import './check/check-messages.ts';
