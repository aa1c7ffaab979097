import {
  Outlet,
  type RouteObject,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_createRouter as createDataRouter,
  UNSAFE_hydrationRouteProperties as hydrationRouteProperties,
  UNSAFE_mapRouteProperties as mapRouteProperties,
} from "react-router-dom";

import { nextTask } from "../shared/next-task.ts";
import { ErrorInShell, ErrorPage, PageMissing } from "./error-page.tsx";
import { PageLoading } from "../shared/ui/page/page-loading.tsx";
import { RequireSession } from "./require-session.tsx";

const worldList = () => import("../features/worlds/world-list-page.tsx");
const worldCreate = () => import("../features/worlds/world-create-page.tsx");
const worldView = () => import("../features/worlds/world-view-page.tsx");
const worldEdit = () => import("../features/worlds/world-edit-page.tsx");
const campaignList = () => import("../features/campaigns/campaign-list-page.tsx");
const campaignCreate = () => import("../features/campaigns/campaign-create-page.tsx");
const campaignView = () => import("../features/campaigns/campaign-view-page.tsx");
const campaignEdit = () => import("../features/campaigns/campaign-edit-page.tsx");
const campaignImport = () => import("../features/portability/import-page.tsx");
const accountExport = () => import("../features/portability/export-all-page.tsx");
const campaignExport = () => import("../features/portability/export-page.tsx");
const characterList = () => import("../features/characters/character-list-page.tsx");
const characterCreate = () => import("../features/characters/character-create-page.tsx");
const characterView = () => import("../features/characters/character-view-page.tsx");
const characterEdit = () => import("../features/characters/character-edit-page.tsx");
const modelEdit = () => import("../features/models/model-edit-page.tsx");

/** Shows every component of shared/ui. Only in development: the build leaves it out. */
const styleguide = { path: "/styleguide", lazy: () => import("../features/styleguide/styleguide-page.tsx") };

/** All pages, each in its own chunk. Only /login, /credits and the pages that mails link to work without a session. */
const ROUTES: RouteObject[] = [
  {
    Component: Outlet,
    ErrorBoundary: ErrorPage,
    HydrateFallback: PageLoading,
    children: [
      { path: "/login", lazy: () => import("../features/account/login-page.tsx") },
      { path: "/reset-password", lazy: () => import("../features/account/mail/reset-password-page.tsx") },
      { path: "/credits", lazy: () => import("../features/credits/credits-page.tsx") },
      { path: "/confirm-email", lazy: () => import("../features/account/mail/confirm-email-page.tsx") },
      ...(import.meta.env.DEV ? [styleguide] : []),
      {
        Component: RequireSession,
        children: [
          {
            lazy: () => import("./shell/shell.tsx"),
            children: [
              {
                ErrorBoundary: ErrorInShell,
                children: [
                  { path: "/", lazy: () => import("../features/dashboard/dashboard-page.tsx") },
                  { path: "/worlds", lazy: worldList },
                  { path: "/worlds/create", lazy: worldCreate },
                  { path: "/worlds/:worldId", lazy: worldView },
                  { path: "/worlds/:worldId/edit", lazy: worldEdit },
                  { path: "/worlds/:worldId/campaigns", lazy: campaignList },
                  { path: "/worlds/:worldId/campaigns/create", lazy: campaignCreate },
                  { path: "/worlds/:worldId/campaigns/:campaignId", lazy: campaignView },
                  { path: "/worlds/:worldId/campaigns/:campaignId/edit", lazy: campaignEdit },
                  { path: "/worlds/:worldId/campaigns/:campaignId/characters", lazy: characterList },
                  { path: "/campaigns", lazy: campaignList },
                  { path: "/campaigns/create", lazy: campaignCreate },
                  { path: "/campaigns/create/:worldId", lazy: campaignCreate },
                  { path: "/campaigns/import", lazy: campaignImport },
                  { path: "/campaigns/export", lazy: accountExport },
                  { path: "/campaigns/:campaignId", lazy: campaignView },
                  { path: "/campaigns/:campaignId/export", lazy: campaignExport },
                  { path: "/campaigns/:campaignId/edit", lazy: campaignEdit },
                  {
                    path: "/campaigns/:campaignId/chronicle",
                    lazy: () => import("../features/chronicle/chronicle-page.tsx"),
                  },
                  { path: "/campaigns/:campaignId/characters", lazy: characterList },
                  { path: "/characters", lazy: characterList },
                  { path: "/characters/create", lazy: characterCreate },
                  { path: "/characters/create/:campaignId", lazy: characterCreate },
                  { path: "/characters/:characterId", lazy: characterView },
                  { path: "/characters/:characterId/edit", lazy: characterEdit },
                  {
                    path: "/characters/:characterId/next-story",
                    lazy: () => import("../features/dashboard/adventures/next-story-page.tsx"),
                  },
                  { path: "/account", lazy: () => import("../features/account/account-page.tsx") },
                  { path: "/settings/game-master", lazy: () => import("../features/models/models-page.tsx") },
                  { path: "/settings/game-master/new", lazy: modelEdit },
                  { path: "/settings/game-master/:connectionId", lazy: modelEdit },
                  { path: "/api-test", lazy: () => import("../features/dev/api-test-page.tsx") },
                  { path: "/service-status", lazy: () => import("../features/dev/service-status-page.tsx") },
                  { path: "/game/:campaignId", lazy: () => import("../features/play/play-page.tsx") },
                  // An unknown address needs a session as well.
                  { path: "*", Component: PageMissing },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
];

export type Router = Awaited<ReturnType<typeof createRouter>>;

/**
 * Creates the router. Call this only after the texts are loaded, because the router starts to load the first page at once. These are the
 * parts of React Router's createBrowserRouter. It does them in one task, which takes a slow phone 60 ms.
 */
export async function createRouter() {
  const history = createBrowserHistory();
  await nextTask();
  const router = createDataRouter({ history, routes: ROUTES, mapRouteProperties, hydrationRouteProperties });
  await nextTask();
  return router.initialize();
}
