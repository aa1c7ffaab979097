const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

export const common = {
  appName: "Lorehearth",
  tagline: "An intelligent companion for epic adventures",
  loading: "Loading...",
  retry: "Retry",
  cancel: "Cancel",
  close: "Close",
  save: "Save Changes",
  delete: "Delete",
  edit: "Edit",
  view: "View",
  required: "required",
  optional: "optional",
  justNow: "Just now",
  minutesAgo: (count: number) => (count === 1 ? "1 minute ago" : `${count} minutes ago`),
  hoursAgo: (count: number) => (count === 1 ? "1 hour ago" : `${count} hours ago`),
  daysAgo: (count: number) => (count === 1 ? "1 day ago" : `${count} days ago`),
  /** A month is a number from 0 to 11. */
  date: (year: number, month: number, day: number) => `${MONTHS[month]} ${day}, ${year}`,
  unknown: "Unknown",
  more: "Show more",
  never: "Never",
  keys: { Ctrl: "Ctrl", Shift: "Shift", Enter: "Enter", Delete: "Del" },
} as const;
