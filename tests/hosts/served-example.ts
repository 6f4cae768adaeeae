/** Runs once before the tests of the example that a host serves: hands them what SITEC_EXAMPLE says of it. */
import type { TestProject } from 'vitest/node';
import type { Example } from '../example/example.ts';

/** Provides `example` to every test. */
export const setup = (project: TestProject): void => {
  project.provide('example', JSON.parse(process.env.SITEC_EXAMPLE ?? '') as Example);
};
