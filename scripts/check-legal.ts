import './check/check-legal.ts';
