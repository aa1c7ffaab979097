/**
 * The security headers. Pages sets the headers of static files from web/public/_headers; a test compares that file with PAGE_HEADERS. The
 * gateway adds ANSWER_HEADERS to the services' responses.
 */
type Headers = Readonly<Record<string, string>>;

/** Headers of every page and every response from a service. */
const EVERYWHERE: Headers = {
  "Cross-Origin-Resource-Policy": "same-origin",
  // One year, for every subdomain too. Browsers ignore this header over http.
  "Strict-Transport-Security": "max-age=31536000; includeSubDomains",
  "X-Content-Type-Options": "nosniff",
};

/**
 * A page may load only the app's own scripts, styles, fonts, pictures, API and WebSocket, and sigils as data URLs. It may not run inline
 * code.
 */
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

/** Only the microphone is allowed, because dictation needs it. No other device is used. */
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
  // Allows popups, because Google's sign-in window must reach the page that opened it.
  "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
  "Permissions-Policy": list(PERMISSIONS, "=", ", "),
  // With "no-referrer" a browser sends no Origin header with a form, and the site would refuse its own forms.
  "Referrer-Policy": "strict-origin-when-cross-origin",
};

/**
 * Headers of the services' responses, which are data and not pages. A service that responds with a page sets its own policy, which the
 * gateway does not replace.
 */
export const ANSWER_HEADERS: Headers = {
  ...EVERYWHERE,
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
  "Permissions-Policy": list(Object.fromEntries(Object.keys(PERMISSIONS).map((name) => [name, "()"])), "=", ", "),
  "Referrer-Policy": "no-referrer",
};
