/** The public address of the site, without a trailing slash: the one place that decides it. */
export const url = (process.env.SITEC_BASE_URL || 'http://127.0.0.1:4321').replace(/\/+$/, '');
