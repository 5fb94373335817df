// The one user of XMLHttpRequest: only that reports the progress of an upload.

/** Gives up when nothing has moved for this long. A large picture over a slow line may take minutes, but it moves. */
const stallMs = 30_000;

export interface Sending {
  /** Aborting keeps the server from receiving the whole form, so it does nothing. */
  signal: AbortSignal;
  /** Receives the share that was sent, 0 to 1. */
  onProgress: (share: number) => void;
}

/**
 * Options for a call that sends a form with a file: `{ body, ...upload(sending) }`. The client still handles token, envelope and errors.
 */
export function upload({ signal, onProgress }: Sending) {
  return { signal, bodySerializer: formOf, fetch: (request: Request) => send(request, onProgress) };
}

/** A file of a form. The generated types call it text (`format: binary`). */
export function asBinary(file: File): string {
  return file as unknown as string;
}

function formOf(fields: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) form.append(name, value instanceof File ? value : textOf(value));
  }
  return form;
}

/** An object goes as JSON. */
function textOf(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

async function send(request: Request, onProgress: Sending['onProgress']): Promise<Response> {
  const body = await request.arrayBuffer();
  request.signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    let stall: ReturnType<typeof setTimeout>;
    const giveUp = () => call.abort();
    const moved = () => {
      clearTimeout(stall);
      stall = setTimeout(giveUp, stallMs);
    };
    call.open(request.method, request.url);
    for (const [name, value] of request.headers) call.setRequestHeader(name, value);
    call.upload.onprogress = ({ loaded, total }) => {
      moved();
      onProgress(total > 0 ? loaded / total : 1);
    };
    call.onloadend = () => {
      clearTimeout(stall);
      request.signal.removeEventListener('abort', giveUp);
      if (call.status === 0) reject(new TypeError('No answer came'));
      else resolve(new Response(call.responseText || null, { status: call.status, headers: headersOf(call) }));
    };
    request.signal.addEventListener('abort', giveUp);
    moved();
    call.send(body);
  });
}

function headersOf(call: XMLHttpRequest): Headers {
  const headers = new Headers();
  for (const line of call.getAllResponseHeaders().trim().split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return headers;
}
