/** Paper and ink as in the browser app, in its light and its dark theme. */
export const STYLE = `
:root {
  color-scheme: light dark;
  --paper: light-dark(#faf7f0, #1f2226);
  --ink: light-dark(#23262a, #ece7dc);
  --soft: light-dark(#555b61, #b3b0a7);
  --line: light-dark(#cfc6b4, #3c4147);
  --sea: light-dark(#a9c5cf, #14232c);
  --around: light-dark(#e3ddcf, #2a2c2e);
  --land: light-dark(#f3efe4, #33373b);
  --border: light-dark(#8d836f, #8a8577);
  --blue: light-dark(#2c5f9e, #5f97dc);
  --red: light-dark(#b02f28, #e0655b);
  --yellow: light-dark(#b58a14, #e6bd4c);
  --green: light-dark(#35733c, #64ad6d);
  --black: light-dark(#35383c, #a4a8ad);
  --tan: light-dark(#94733f, #d2b485);
  --white: light-dark(#7b7f83, #f4f4f0);
  --support: var(--blue);
  --opposition: var(--red);
  --plot-background: var(--paper);
}
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 62rem; padding: 1rem; background: var(--paper); color: var(--ink); font: 1rem/1.5 "Source Sans 3", system-ui, sans-serif; }
h1, h2, h3 { font-family: "Source Serif 4", Georgia, serif; line-height: 1.2; }
h2 { margin-top: 3rem; border-top: 2px solid var(--line); padding-top: 1rem; }
h3 { margin-top: 2rem; }
a { color: inherit; }
p, figcaption { max-width: 46rem; }
figcaption, .soft { color: var(--soft); font-size: .9rem; }
figure { margin: 1rem 0; }
.wide { overflow-x: auto; }
.wide > svg, .wide > figure > svg { max-width: 100%; min-width: 30rem; height: auto; }
.wide svg { color: var(--ink); overflow: visible; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .25rem .7rem .25rem 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
th { font-weight: 600; }
.n { text-align: right; white-space: nowrap; }
.sure { font-weight: 600; }
.noise { color: var(--soft); }
details { margin: 1rem 0; }
summary { cursor: pointer; font-weight: 600; }
.legend { display: flex; flex-wrap: wrap; gap: .2rem 1rem; margin: .5rem 0; padding: 0; list-style: none; font-size: .9rem; }
.swatch { display: inline-block; width: .8em; height: .8em; margin-right: .35em; border-radius: 2px; }
.maps { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr)); gap: 1rem; }
.maps figure { margin: 0; }
.map { display: block; width: 100%; height: auto; background: var(--sea); }
.map .around { fill: var(--around); }
.map .land { fill: var(--land); stroke: var(--border); stroke-width: 1; }
.map .tint { stroke: none; }
.map .city { stroke: var(--ink); stroke-width: 2; }
.map .loc { fill: none; stroke: var(--border); stroke-width: 4; }
.shapes { position: absolute; width: 0; height: 0; }
@media print { body { max-width: none; } details { display: block; } }
`
