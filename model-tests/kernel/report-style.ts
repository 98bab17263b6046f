/** The report's style, light or dark by the reader's setting. */
export const pageStyle = `
:root{color-scheme:light dark;--paper:light-dark(#fbfbfc,#101216);--card:light-dark(#fff,#171a20);--ink:light-dark(#1a1d23,#e6e8ec);
--dim:light-dark(#5b6270,#9aa3b2);--line:light-dark(#e4e6ea,#2a2f38);--good:light-dark(#137a48,#4cc38a);--bad:light-dark(#c62a33,#ff7a80);--part:light-dark(#8a5a00,#e0b055);--link:light-dark(#3355cc,#9db2ff)}
*{box-sizing:border-box}body{font:15px/1.5 Inter,system-ui,sans-serif;margin:0;background:var(--paper);color:var(--ink)}
header,main{max-width:1240px;margin:0 auto;padding:0 24px}header{padding-top:40px}main{padding-bottom:64px}
h1{font-size:28px;line-height:1.2;letter-spacing:-.02em;margin:0 0 8px}h2{font-size:18px;letter-spacing:-.01em;margin:0 0 4px}
.quiet{color:var(--dim);margin:0 0 16px;max-width:76ch}a{color:var(--link);text-decoration:none}a:hover{text-decoration:underline}
.numbers{display:grid;grid-template-columns:repeat(auto-fit,minmax(150px,1fr));gap:12px;list-style:none;padding:0;margin:24px 0}
.numbers li{background:var(--card);border:1px solid var(--line);border-radius:10px;padding:14px 18px;color:var(--dim);font-size:13px}
.numbers b{display:block;font-size:28px;line-height:1.2;color:var(--ink);font-variant-numeric:tabular-nums}
.numbers .bad,.numbers .bad b,.bad{color:var(--bad)}.good{color:var(--good)}.part{color:var(--part)}
section{background:var(--card);border:1px solid var(--line);border-radius:12px;padding:20px 24px;margin:20px 0}
.levels{list-style:none;display:flex;flex-wrap:wrap;gap:4px 24px;margin:0 0 12px;padding:0;color:var(--dim);font-size:14px}.levels b{color:var(--ink)}
.wrap{overflow-x:auto}table{border-collapse:collapse;width:100%;font-size:14px}.narrow{width:auto}
.summary{background:var(--card);border:1px solid var(--line)}th,td{text-align:left;padding:7px 12px;border-bottom:1px solid var(--line);vertical-align:top}
thead th{font-weight:500;color:var(--dim);font-size:13px;white-space:nowrap}tbody th{font-weight:600}tbody tr:last-child>*{border-bottom:0}
td.n,th.n{text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap}code{font:13px/1.5 ui-monospace,monospace;overflow-wrap:anywhere}
details{border-top:1px solid var(--line)}summary{cursor:pointer;padding:9px 0;font-weight:500}details[open]{padding-bottom:12px}ol{margin:0;padding-left:28px}
.fail{border-left:3px solid var(--bad);padding:6px 14px;margin:10px 0;overflow-wrap:anywhere}i{color:var(--dim)}
@media (max-width:600px){header,main{padding-left:16px;padding-right:16px}section{padding:16px}}`;
