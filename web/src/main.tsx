import { StrictMode } from "react";
import { createRoot } from "react-dom/client";

import { App } from "./app/app.tsx";
import { refreshSession } from "./shared/session/refresh-session.ts";
import "./shared/styles/index.css";

// Asked at once, beside the page's own chunk, so that neither waits for the other.
void refreshSession();

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
