/**
 * Opens Google's sign-in window; null when the browser blocks it. Call it in the click handler itself: later the browser would block it.
 */
export const openWindow = (): Window | null => window.open("", "lorehearth-google", "popup,width=500,height=650");
