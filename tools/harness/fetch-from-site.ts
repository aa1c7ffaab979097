/**
 * `fetch`, sent once more where wrangler's own proxy lost its connection to the worker on the way. The proxy repeats a GET by itself; for
 * any other request it answers 500 with this line in place of anything that the product says.
 */
export async function fetchFromSite(url: string, init: RequestInit): Promise<Response> {
  const response = await fetch(url, init);
  if (response.status !== 500) return response;
  const text = await response.clone().text();
  return text.startsWith("Error: Network connection lost.") ? fetch(url, init) : response;
}
