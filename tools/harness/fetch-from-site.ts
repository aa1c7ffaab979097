/**
 * Fetches from the site, and once more if wrangler's proxy lost its connection to the worker. The proxy itself repeats only a GET request.
 * It answers any other request with status 500 and this message.
 */
export async function fetchFromSite(url: string, init: RequestInit): Promise<Response> {
  const response = await fetch(url, init);
  if (response.status !== 500) return response;
  const text = await response.clone().text();
  return text.startsWith("Error: Network connection lost.") ? fetch(url, init) : response;
}
