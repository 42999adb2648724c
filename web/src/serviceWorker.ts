/**
 * Keeps the client in the browser, so that it opens without a network.
 *
 * All files of one version are loaded when it is installed. A new version is installed beside the old one and then waits:
 * pages of the old version go on with their own files until one of them says that the new one may take over
 * (`lib/update.svelte.ts`), or until all of them are closed.
 */
import { addRoute, createHandlerBoundToURL, precache } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

import type { KeptFile } from '../build/serviceWorker.ts';
import { HAS_SERVER } from './lib/site.ts';

declare const KEPT_FILES: KeptFile[];

/** What the types of a page do not know of a service worker. */
interface Worker {
  registration: { scope: string };
  clients: { claim: () => Promise<void> };
  skipWaiting: () => Promise<void>;
  addEventListener: {
    (type: 'activate', listener: (event: { waitUntil: (done: Promise<void>) => void }) => void): void;
    (type: 'message', listener: (event: { data: unknown }) => void): void;
  };
}
const worker = self as unknown as Worker;

/** What the server answers itself, also if it is opened like a page. */
const NOT_OURS = /^\/(api|docs|ws|healthz|metrics)(\/|$)/;

precache(KEPT_FILES);

const showPage = createHandlerBoundToURL('index.html');
registerRoute(
  new NavigationRoute(
    async (asked) => {
      const { pathname: root } = new URL(worker.registration.scope);
      const below = asked.url.pathname.slice(root.length);
      if (HAS_SERVER || ['', 'index.html'].includes(below)) return await showPage(asked);
      // A site without a server names its pages after #; whatever else is asked for means one of them.
      return Response.redirect(`${root}#/${below}`);
    },
    { denylist: HAS_SERVER ? [NOT_OURS] : [] },
  ),
);
// After pages: their own route also answers for `/`, and would look at headers that a page comes with.
addRoute();

worker.addEventListener('message', ({ data }) => {
  if ((data as { type?: string } | null)?.type === 'SKIP_WAITING') void worker.skipWaiting();
});
// The first version serves the page that has installed it, too.
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
