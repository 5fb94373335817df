// What a service worker has beyond a page, as far as it is used here. TypeScript's library for workers excludes the one for pages.

export interface WaitingEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

export interface FetchEvent extends WaitingEvent {
  request: Request;
  /** The page's request, which the browser sent while the worker started. */
  preloadResponse?: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
}

interface MessageFromPage extends WaitingEvent {
  data: unknown;
  ports: readonly MessagePort[];
}

interface Tab {
  postMessage: (message: unknown, ports: MessagePort[]) => void;
}

interface Events {
  install: WaitingEvent;
  activate: WaitingEvent;
  fetch: FetchEvent;
  message: MessageFromPage;
}

export interface WorkerScope {
  location: Location;
  registration: ServiceWorkerRegistration;
  clients: {
    claim: () => Promise<void>;
    matchAll: (options: { type: 'window'; includeUncontrolled: boolean }) => Promise<readonly Tab[]>;
  };
  skipWaiting: () => Promise<void>;
  addEventListener: <Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void) => void;
}
