import { answeredSkills, guideDescription } from '../answers/skills.ts';
import { prettyJson } from '../base/json.ts';
import { defineEmitter } from '../build/build.ts';
import { lastContentDate, publishes } from '../build/contents.ts';
import { documentationUrl, SERVICE_VERSION } from '../build/service-info.ts';
import { paths } from '../paths.ts';
import { A2A_MODES } from '../protocols/a2a.ts';

/**
 * The A2A agent card. It has the required fields of 0.2, 0.3 and 1.0 together, so that clients of each version work, and the same bytes at
 * both paths.
 */
export const agentCard = defineEmitter('A2A agent card', function* (build) {
  if (!publishes(build)(paths.agentCard)) return;
  const { base, facts } = build;
  const { name, logo } = facts.company.body;
  const url = base + paths.a2a;
  const modes = { inputModes: A2A_MODES.input, outputModes: A2A_MODES.output };
  const card = {
    protocolVersion: '0.3.0',
    name: `${name} site guide`,
    description: guideDescription(build),
    version: SERVICE_VERSION,
    url,
    preferredTransport: 'JSONRPC',
    additionalInterfaces: [{ url, transport: 'JSONRPC' }],
    supportedInterfaces: ['1.0', '0.3'].map((protocolVersion) => ({ url, protocolBinding: 'JSONRPC', protocolVersion })),
    provider: { organization: name, url: base },
    documentationUrl: documentationUrl(build),
    ...(logo !== null && { iconUrl: logo }),
    capabilities: { streaming: false, pushNotifications: false, extendedAgentCard: false },
    supportsAuthenticatedExtendedCard: false,
    defaultInputModes: modes.inputModes,
    defaultOutputModes: modes.outputModes,
    skills: answeredSkills(build).map((skill) => ({ ...skill, ...modes })),
  };
  const body = prettyJson(card);
  const modified = lastContentDate(build);
  for (const path of [paths.agentCard, paths.agentCardAlias]) yield { path, class: 'card', body, modified, origin: 'A2A agent card' };
});
