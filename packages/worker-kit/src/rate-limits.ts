/** The part of Cloudflare's rate limit binding that we use. */
export interface RateLimit {
  limit(options: { readonly key: string }): Promise<{ success: boolean }>;
}

/**
 * One limit for each class of routes. The wrangler.toml files set the numbers. A worker has no binding for a class if it has no routes of
 * that class.
 */
export interface RateLimits {
  /** "on" in production, where the limits apply. Any other value turns them off. */
  readonly RATE_LIMITS?: string;
  readonly RATE_SIGN_IN?: RateLimit;
  readonly RATE_TELL?: RateLimit;
  readonly RATE_WRITE?: RateLimit;
  readonly RATE_READ?: RateLimit;
}
