import './build/generate-api-docs.ts';
