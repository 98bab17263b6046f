// Runs before the first paint, so that no light page flashes before a dark one. It must stay small and self-contained;
// boot-script.test.ts compares it with the application's own rules.
(function () {
  function read(key, allowed) {
    try {
      var value = localStorage.getItem('lagra-' + key);
      return value !== null && allowed.test(value) ? value : null;
    } catch {
      return null;
    }
  }
  var root = document.documentElement;
  var theme =
    read('theme', /^(light|dark)$/) ||
    (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
  var colour = /^#[0-9a-f]{6}$/i;
  var language = /^\/(en|sv)(?![^/])/.exec(location.pathname);
  root.setAttribute('data-theme', theme);
  root.setAttribute('data-skin', read('skin', /^default$/) || 'bordered');
  root.setAttribute('data-density', read('density', /^compact$/) || 'comfortable');
  root.setAttribute('data-semi-dark', read('semi-dark', /^true$/) || 'false');
  root.setAttribute('dir', read('direction', /^rtl$/) || 'ltr');
  root.setAttribute('lang', language ? language[1] : read('language', /^sv$/) || 'en');
  root.style.setProperty('color-scheme', theme);
  root.style.setProperty('--primary', read(theme + '-primary-color', colour) || '#16B1FF');
  root.style.setProperty('--primary-darker', read(theme + '-primary-darker-color', colour) || '#149FE6');
  // Otherwise zod tests whether it may compile schemas: the content security policy refuses, and Firefox logs that.
  globalThis.__zod_globalConfig = { jitless: true };
})();
