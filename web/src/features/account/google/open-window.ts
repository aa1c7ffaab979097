/** The window that Google signs in in; null where the browser opens none. In the click itself: later it would be blocked. */
export const openWindow = (): Window | null => window.open("", "lorehearth-google", "popup,width=500,height=650");
