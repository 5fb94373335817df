// The server embeds the answers to a page's first requests in the page (server/site/serve.ts).

let answers: Map<string, object> | undefined;

/** The answer that came with the page. Only once: a second request goes to the server. */
export function firstAnswer({ method, url }: Request): Response | undefined {
  answers ??= new Map(Object.entries(JSON.parse(document.getElementById('first-answers')?.textContent || '{}')));
  const { pathname, search } = new URL(url);
  const address = pathname + search;
  const answer = method === 'GET' ? answers.get(address) : undefined;
  answers.delete(address);
  return answer && new Response(JSON.stringify(answer), { headers: { 'Content-Type': 'application/json' } });
}
