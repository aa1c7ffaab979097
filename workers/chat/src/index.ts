export default { fetch: () => new Response("not yet") };
