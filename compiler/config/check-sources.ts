import { input } from '../problems/input.ts';
import { Halt, type ProblemList } from '../problems/problem.ts';
import { violations } from '../schema/validate.ts';
import { configSchema, type Config } from './schema.ts';
import { MAXIMUM_JOBS, type Choices } from './sources.ts';

/** What options and variables set of the configuration. The public address and hosts have problems of their own. */
const outsideOf = ({ app, inject }: Choices): Partial<Config> => ({
  ...(app?.isOutside && { app: app.value }),
  ...(inject?.isOutside && { inject: inject.value as NonNullable<Config['inject']> }),
});

/** The configuration with what counts more than it. */
export const withChoices = (config: Config, choices: Choices): Config => ({ ...config, ...outsideOf(choices) });

/** Reports what options and variables cannot say. Throws `Halt` (exit code 3) for it. */
export const checkChoices = (choices: Choices, problems: ProblemList): void => {
  const wrong = violations(configSchema, outsideOf(choices)).map(({ path: [key = ''], reason, got }) => ({
    key: choices[key as 'app' | 'inject']?.source ?? key,
    expected: reason,
    got,
  }));
  const faults = [
    ...wrong,
    ...numberFault(choices.jobs, 0, MAXIMUM_JOBS, `from 0 to ${MAXIMUM_JOBS}`),
    ...numberFault(choices.maxPages, 1, Number.MAX_SAFE_INTEGER, 'from 1 on'),
  ];
  for (const { key, expected, got } of faults) problems.add(input.configWrongValue, { key, expected, got });
  if (faults.length > 0) throw new Halt(3);
};

const numberFault = (choice: Choices['jobs'], least: number, most: number, range: string) =>
  choice === null || (Number.isInteger(choice.value) && choice.value >= least && choice.value <= most)
    ? []
    : [{ key: choice.source, expected: `must be a whole number ${range}`, got: choice.text ?? String(choice.value) }];
