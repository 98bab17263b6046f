// Runs before everything else, in the oldest JavaScript. A browser without the features that the declared versions got
// last is told so; __OLDEST__ is replaced with those versions. Its style is public/old-browser.css.
(function (oldest) {
  var css = window.CSS;
  var hasSets = typeof Set === 'function' && 'difference' in Set.prototype;
  var hasColours = css && css.supports && css.supports('color', 'oklch(from red l c calc(h + 1))');
  if (hasSets && hasColours) return;

  var words = {
    en: {
      title: 'This browser is too old for Lagra',
      action: 'Update it, or open Lagra in another browser. These are the oldest versions that work:',
      ios:
        'On iPhone and iPad you need iOS or iPadOS ' + oldest.ios + ' or newer, whichever browser you use.',
      kept: 'Nothing is lost. What you have saved is still there, and anything not yet sent stays in this browser.',
    },
    sv: {
      title: 'Webbläsaren är för gammal för Lagra',
      action:
        'Uppdatera den eller öppna Lagra i en annan webbläsare. Det här är de äldsta versionerna som fungerar:',
      ios: 'På iPhone och iPad krävs iOS eller iPadOS ' + oldest.ios + ' eller nyare, oavsett webbläsare.',
      kept: 'Inget har gått förlorat. Det du har sparat finns kvar, och det som inte har skickats ligger kvar i webbläsaren.',
    },
  };
  var versions = [
    'Chrome ' + oldest.chrome,
    'Edge ' + oldest.edge,
    'Firefox ' + oldest.firefox,
    'Safari ' + oldest.safari,
  ];

  function read(key, allowed) {
    try {
      var value = localStorage.getItem('lagra-' + key);
      return value !== null && allowed.test(value) ? value : null;
      // oxlint-disable-next-line no-unused-vars -- this JavaScript knows no catch without a name
    } catch (blocked) {
      return null;
    }
  }
  function sectionIn(language) {
    var said = words[language];
    return [
      '<section lang="' + language + '">',
      '<h1>' + said.title + '</h1>',
      '<p>' + said.action + '</p>',
      '<ul><li>' + versions.join('</li><li>') + '</li></ul>',
      '<p>' + said.ios + '</p>',
      '<p>' + said.kept + '</p>',
      '</section>',
    ].join('');
  }

  var isDark = window.matchMedia && matchMedia('(prefers-color-scheme: dark)').matches;
  var inPath = /^\/(en|sv)(?![^/])/.exec(location.pathname);
  var known = inPath ? inPath[1] : read('language', /^(en|sv)$/);
  var languages = known ? [known] : ['en', 'sv'];
  var root = document.documentElement;
  root.setAttribute('data-theme', read('theme', /^(light|dark)$/) || (isDark ? 'dark' : 'light'));
  root.setAttribute('lang', languages[0]);
  // Everything after <plaintext> is text: no script of the application runs.
  var page = [
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<title>' + words[languages[0]].title + ' · Lagra</title>',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="stylesheet" href="/old-browser.css">',
    '<body><main><img src="/favicon.svg" width="40" height="40" alt="">',
    languages.map(sectionIn).join(''),
    '</main><plaintext hidden>',
  ];
  document.write(page.join(''));
})(__OLDEST__);
