/**
 * What the site tells browsers to refuse. The pages are files, and Pages takes their headers from web/public/_headers: that file says
 * PAGE_HEADERS, and a test holds it to them. What the services answer gets ANSWER_HEADERS from the gateway.
 */
type Headers = Readonly<Record<string, string>>;

/** What no page and no answer does without. */
const EVERYWHERE: Headers = {
  "Cross-Origin-Resource-Policy": "same-origin",
  // A year, with every subdomain. Browsers heed it over https only.
  "Strict-Transport-Security": "max-age=31536000; includeSubDomains",
  "X-Content-Type-Options": "nosniff",
};

/** Only what the app has: its own scripts, styles, fonts and pictures, sigils as data, its own API and WebSocket. No inline code. */
const PAGE_POLICY = {
  "default-src": "'none'",
  "script-src": "'self'",
  "style-src": "'self'",
  "font-src": "'self'",
  "img-src": "'self' data:",
  "connect-src": "'self'",
  "manifest-src": "'self'",
  "worker-src": "'self'",
  "base-uri": "'none'",
  "form-action": "'self'",
  "frame-ancestors": "'none'",
};

/** Dictation needs the microphone; nothing else of the device is used. */
const PERMISSIONS = {
  accelerometer: "()",
  camera: "()",
  "display-capture": "()",
  geolocation: "()",
  gyroscope: "()",
  hid: "()",
  "idle-detection": "()",
  magnetometer: "()",
  microphone: "(self)",
  midi: "()",
  payment: "()",
  serial: "()",
  usb: "()",
};

const list = (entries: Headers, between: string, after: string): string =>
  Object.entries(entries)
    .map(([name, value]) => `${name}${between}${value}`)
    .join(after);

export const PAGE_HEADERS: Headers = {
  ...EVERYWHERE,
  "Content-Security-Policy": list(PAGE_POLICY, " ", "; "),
  // Google's window must keep its opener.
  "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
  "Permissions-Policy": list(PERMISSIONS, "=", ", "),
  // Not "no-referrer": with that a browser sends no Origin with a form, and the site would refuse its own.
  "Referrer-Policy": "strict-origin-when-cross-origin",
};

/** An answer is data. A service that answers with a page has a policy of its own for it, which stands. */
export const ANSWER_HEADERS: Headers = {
  ...EVERYWHERE,
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
  "Permissions-Policy": list(Object.fromEntries(Object.keys(PERMISSIONS).map((name) => [name, "()"])), "=", ", "),
  "Referrer-Policy": "no-referrer",
};
