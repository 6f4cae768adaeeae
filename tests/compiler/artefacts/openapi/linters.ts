/** Three independent linters of OpenAPI documents, each with its strictest set of rules. */
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Validator } from '@seriousme/openapi-schema-validator';
import spectralCore, { type RulesetDefinition } from '@stoplight/spectral-core';
import { oas } from '@stoplight/spectral-rulesets';

/** What the linters find in a document, errors and warnings alike; empty when it is as it should be. */
export const lintOpenApi = async (source: string): Promise<readonly string[]> => {
  const config = await createConfig({ extends: ['recommended-strict'] });
  const redocly = await lintFromString({ source, config });
  const spectral = new spectralCore.Spectral();
  spectral.setRuleset({ extends: [oas as unknown as RulesetDefinition] });
  const findings = await spectral.run(JSON.parse(source) as Record<string, unknown>);
  const { valid, errors } = await new Validator().validate(JSON.parse(source) as Record<string, unknown>);
  return [
    ...redocly.map(({ ruleId, message, location }) => `redocly ${ruleId} ${location[0]?.pointer ?? ''}: ${message}`),
    ...findings.map(({ code, message, path }) => `spectral ${code} ${path.join('/')}: ${message}`),
    ...(valid ? [] : [`validator: ${JSON.stringify(errors)}`]),
  ];
};
