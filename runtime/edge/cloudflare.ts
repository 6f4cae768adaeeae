/**
 * The runtime as a worker of Cloudflare. The files of the bundle are static assets, bound as ASSETS with `html_handling: "none"`, so that a path
 * names its file and nothing else. The worker answers whatever reaches it; paths that are not to be billed are taken out by `run_worker_first`.
 */
import { createBindingStore, type RateLimitBinding } from '../adapters/cloudflare-limit.ts';
import { toResponse, toServiceRequest } from '../adapters/fetch-exchange.ts';
import { fetchBundle } from '../adapters/fetched-bundle.ts';
import { createLateHandler } from '../adapters/late-handler.ts';
import { createHandler } from '../handler.ts';

/** The bindings that the worker reads. Without RPC_LIMIT every isolate counts for itself. */
interface Bindings {
  readonly ASSETS: { fetch(url: string): Promise<Response> };
  readonly RPC_LIMIT?: RateLimitBinding;
}

/** A request as Cloudflare gives it: its Accept-Encoding is that of Cloudflare, the client's stands here. */
interface WorkerRequest extends Request {
  readonly cf?: { readonly clientAcceptEncoding?: string };
}

/** The binding looks at paths only; the host is any. */
const ASSETS = 'https://assets.invalid/';

const report = console.error;

const handlerFor = createLateHandler<Bindings>(async (bindings) => {
  const bundle = await fetchBundle((path) => bindings.ASSETS.fetch(ASSETS + path));
  return createHandler(bundle, { report, ...(bindings.RPC_LIMIT && { limit: createBindingStore(bindings.RPC_LIMIT) }) });
}, report);

export default {
  async fetch(request: WorkerRequest, bindings: Bindings): Promise<Response> {
    const asked = toServiceRequest(request, request.headers.get('cf-connecting-ip') ?? '');
    const encodings = request.cf?.clientAcceptEncoding ?? asked.header('accept-encoding');
    const header = (name: string): string | undefined => (name === 'accept-encoding' ? encodings : asked.header(name));
    return toResponse(request.method, await handlerFor(bindings)({ ...asked, header }));
  },
};
