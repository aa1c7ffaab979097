/** Cloudflare's rate limit binding, as far as it is used. */
export interface RateLimit {
  limit(options: { readonly key: string }): Promise<{ success: boolean }>;
}

/** The classes of routes, each with a limit of its own (the wrangler.toml files say which). A worker lacks those it has no routes of. */
export interface RateLimits {
  /** "on" where the limits hold: in production. Any other value leaves them off. */
  readonly RATE_LIMITS?: string;
  readonly RATE_SIGN_IN?: RateLimit;
  readonly RATE_TELL?: RateLimit;
  readonly RATE_WRITE?: RateLimit;
  readonly RATE_READ?: RateLimit;
}
