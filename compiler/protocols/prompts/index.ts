import type { Prompt } from '../prompt.ts';
import { choosePlan } from './choose-plan.ts';
import { compareTools } from './compare-tools.ts';
import { findGuide } from './find-guide.ts';

/** Every prompt, in the order of `prompts/list`. */
export const prompts: readonly Prompt[] = [choosePlan, compareTools, findGuide];
