/** A child that somebody has taken over: it answers what nobody asked for. Run by the test in the place of the reading one. */
const lies: Readonly<Record<string, string>> = {
  'an answer of another shape': '{"answer":{"width":-1,"height":"high"}}',
  'more than it may give': '{"part":99999999999}',
  'a refusal of another shape': '{"refusal":{"code":{}}}',
  'no JSON': 'no JSON',
};

process.stdin.once('data', (head) => {
  const [, lie = ''] = /"lie":"([^"]*)"/.exec(String(head)) ?? [];
  process.stdout.write(`${lies[lie]}\n`);
});
