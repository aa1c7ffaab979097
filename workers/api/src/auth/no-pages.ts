/**
 * Takes the place of preact and its renderer, with which Auth.js draws pages of its own (`[alias]` in wrangler.toml). `authConfig` names a
 * page of the app for each of them, so none is ever drawn. They were 7 KB of the bundle.
 */
function draw(): never {
  throw new Error("Auth.js has a page that authConfig does not name");
}

export { draw as jsx, draw as jsxs, draw as renderToString };
export const Fragment = null;
