/** A cookie that holds a secret of this browser: the session's token, or that of a sign-up. */
export interface SessionCookie {
  readonly name: string;
  /** The token in a request's `Cookie` header. */
  read(header: string | undefined): string | undefined;
  /** A `Set-Cookie` that stores the token for so many seconds. */
  set(token: string, seconds: number): string;
  /** A `Set-Cookie` that deletes it. */
  clear(): string;
}

/**
 * The cookie for a public URL. With https its name begins with `__Host-`, so that a sibling domain cannot set it.
 * Scripts cannot read it (HttpOnly), other sites do not send it with a form (SameSite=Lax).
 */
export function sessionCookie(publicUrl: string, called = 'lagra'): SessionCookie {
  const secure = publicUrl.startsWith('https:');
  const name = secure ? `__Host-${called}` : called;
  const attributes = `Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
  // Tokens are base64url, so nothing needs escaping.
  const write = (token: string, seconds: number): string =>
    `${name}=${token}; Max-Age=${seconds}; ${attributes}`;
  return { name, read: (header) => valueOf(header ?? '', name), set: write, clear: () => write('', 0) };
}

function valueOf(header: string, name: string): string | undefined {
  for (const part of header.split(';')) {
    const equals = part.indexOf('=');
    if (part.slice(0, equals).trim() === name) return part.slice(equals + 1).trim();
  }
  return undefined;
}
