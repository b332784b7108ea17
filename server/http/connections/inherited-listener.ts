/** The first descriptor that systemd hands over (sd_listen_fds(3)). */
const FIRST_DESCRIPTOR = 3;

/**
 * The descriptor of a listening socket that systemd keeps open across restarts of the site (a .socket
 * unit, see docs/operations.md); undefined where the site opens its own. While the site is away, requests
 * wait in it and none is refused.
 */
export function inheritedListener(
  environment: Record<string, string | undefined>,
  pid: number,
): number | undefined {
  const isForUs = environment.LISTEN_PID === String(pid);
  return isForUs && Number(environment.LISTEN_FDS) >= 1 ? FIRST_DESCRIPTOR : undefined;
}
