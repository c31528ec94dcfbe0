import './check/check-rooms.ts';
