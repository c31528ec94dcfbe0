import { createConfig, lintFromString } from '@redocly/openapi-core';
import openapiTS, { astToString } from 'openapi-typescript';

/** What is wrong with an OpenAPI document by the linter's recommended rules, warnings included, each with its place. */
export async function lintDocument(document: object): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended'] });
  const source = JSON.stringify(document);
  const problems = await lintFromString({ source, absoluteRef: '/openapi.json', config });
  return problems.map(
    ({ severity, ruleId, message, location }) =>
      `${severity} ${ruleId}: ${message} (${location[0]?.pointer ?? '-'})`,
  );
}

/** The types of a client for an OpenAPI document, as `openapi-fetch` takes them. */
export async function writeClientTypes(document: object): Promise<string> {
  return astToString(await openapiTS(JSON.stringify(document)));
}
