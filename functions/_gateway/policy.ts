/**
 * The security headers. Pages takes those of static files from web/public/_headers; a test compares that file with PAGE_HEADERS. The
 * gateway adds ANSWER_HEADERS to the services' responses.
 */
type Headers = Readonly<Record<string, string>>;

/** Headers of every page and every response. */
const EVERYWHERE: Headers = {
  "Cross-Origin-Resource-Policy": "same-origin",
  // A year, with every subdomain. Browsers ignore it over http.
  "Strict-Transport-Security": "max-age=31536000; includeSubDomains",
  "X-Content-Type-Options": "nosniff",
};

/** Only the app's own scripts, styles, fonts, pictures, API and WebSocket, and sigils as data URLs. No inline code. */
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

/** Dictation needs the microphone. No other device is used. */
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
  // Google's sign-in window needs its opener.
  "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
  "Permissions-Policy": list(PERMISSIONS, "=", ", "),
  // With "no-referrer" a browser sends no Origin with a form, and the site would refuse its own forms.
  "Referrer-Policy": "strict-origin-when-cross-origin",
};

/** Responses are data. A service that responds with a page sets its own policy, which is not replaced. */
export const ANSWER_HEADERS: Headers = {
  ...EVERYWHERE,
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
  "Permissions-Policy": list(Object.fromEntries(Object.keys(PERMISSIONS).map((name) => [name, "()"])), "=", ", "),
  "Referrer-Policy": "no-referrer",
};
