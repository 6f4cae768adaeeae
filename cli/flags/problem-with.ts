import { ProblemList, type Problem, type ProblemArguments, type ProblemDefinition } from '../../compiler/problems/problem.ts';

/** One problem from its definition. */
export const problemWith = (definition: ProblemDefinition, values: ProblemArguments): Problem => {
  const list = new ProblemList();
  list.add(definition, values);
  return list.sorted()[0] as Problem;
};
