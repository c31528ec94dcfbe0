import './setup/ensure.mjs';
