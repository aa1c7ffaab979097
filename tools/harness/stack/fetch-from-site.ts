/**
 * Fetches from the site, and once more if wrangler's proxy lost its connection to the worker. The proxy itself repeats only a GET request.
 * It answers any other request with status 500 and this message.
 */
export async function fetchFromSite(url: string, init: RequestInit): Promise<Response> {
  const response = await fetch(url, init);
  if (response.status !== 500) return response;
  return isLostByProxy(await response.clone().text()) ? fetch(url, init) : response;
}

/** Whether the text of an answer with status 500 is that of wrangler's proxy, which lost its connection to the worker. */
export const isLostByProxy = (text: string): boolean => text.startsWith("Error: Network connection lost.");
