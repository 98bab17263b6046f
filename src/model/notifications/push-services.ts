/** The push services of browsers: the server posts to no other address. */
const services = [
  /^fcm\.googleapis\.com$/,
  /(^|\.)push\.services\.mozilla\.com$/,
  /\.notify\.windows\.com$/,
  /\.push\.apple\.com$/,
];

/** [NS12] Whether an address belongs to a push service that is known. */
export function isPushService(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, port, hostname } = new URL(endpoint);
  return protocol === 'https:' && port === '' && services.some((one) => one.test(hostname));
}
