/**
 * The runtime as a Cloudflare worker. The files of the bundle are static assets, bound as ASSETS with `html_handling: "none"`, so that a
 * path is exactly its file. The worker answers every request that reaches it; `run_worker_first` excludes paths that should not be billed.
 */
import { createBindingStore, type RateLimitBinding } from '../adapters/cloudflare-limit.ts';
import { toResponse, toServiceRequest } from '../adapters/fetch-exchange.ts';
import { fetchBundle } from '../adapters/fetched-bundle.ts';
import { createLateHandler } from '../adapters/late-handler.ts';
import { createHandler } from '../handler.ts';

/** The bindings of the worker. Without RPC_LIMIT every isolate counts separately. */
interface Bindings {
  readonly ASSETS: { fetch(url: string): Promise<Response> };
  readonly RPC_LIMIT?: RateLimitBinding;
}

/** A request of Cloudflare: its Accept-Encoding header is set by Cloudflare, and this member has the one of the client. */
interface WorkerRequest extends Request {
  readonly cf?: { readonly clientAcceptEncoding?: string };
}

/** The binding only uses paths; any host works. */
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
