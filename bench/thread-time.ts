/** The CPU time of this thread so far, in milliseconds. */
export function threadTime(): number {
  // Linux brings the time of a thread up to date every few milliseconds, and when the time of the whole process is asked.
  process.cpuUsage();
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
