import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";

/** Time for the new page to set its title, in ms. */
const SETTLED = 250;

/** After a change of page, moves the focus to the start of the page and announces its title. A change of the hash alone does not count. */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const [announcement, setAnnouncement] = useState("");
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    // A page may have set the focus itself, for example on its composer. The focus then stays there.
    const main = document.getElementById("main");
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
    const timer = setTimeout(() => setAnnouncement(document.title), SETTLED);
    return () => clearTimeout(timer);
  }, [pathname]);
  return (
    <p role="status" className="sr-only">
      {announcement}
    </p>
  );
}
