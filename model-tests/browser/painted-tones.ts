/** Runs in the page: which texts are unreadable for which primary colours, as painted by the browser. */
export function poorTones(): string[] {
  const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  const probe = document.body.appendChild(document.createElement('i'));
  // A colour in transition is neither.
  probe.style.setProperty('transition', 'none', 'important');
  const luminance = (colour: string): number => {
    if (!context) throw new Error('nothing to paint on');
    probe.style.color = colour;
    context.fillStyle = getComputedStyle(probe).color;
    context.fillRect(0, 0, 1, 1);
    const channels = [...context.getImageData(0, 0, 1, 1).data].slice(0, 3).map((channel) => channel / 255);
    const [r = 0, g = 0, b = 0] = channels.map((part) =>
      part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const pairs = [
    ['--primary-text', '--surface'],
    ['--primary-text', '--canvas'],
    ['--primary-text', '--primary-soft'],
    ['--nav-accent', '--nav-active'],
    ['--on-primary', '--primary'],
    ['--on-primary-darker', '--primary-darker'],
  ];
  const look = (colour: string): string[] => {
    const root = document.documentElement.style;
    for (const name of ['--primary', '--primary-darker']) root.setProperty(name, colour);
    return pairs.flatMap(([text, ground]) => {
      const [x, y] = [luminance(`var(${text})`), luminance(`var(${ground})`)];
      const ratio = (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
      return ratio < 4.5 ? [`${text} on ${ground} of ${colour}: ${ratio.toFixed(2)}`] : [];
    });
  };
  const steps = [0, 85, 170, 255];
  return steps.flatMap((r) => steps.flatMap((g) => steps.flatMap((b) => look(`rgb(${r} ${g} ${b})`))));
}
