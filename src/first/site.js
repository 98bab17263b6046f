// A page of the public site is whole as it was written. Its scripts are fetched once it has been loaded, and run at the
// first sign that somebody uses it, or that the device turns dark or light. A button that is pressed before they have is pressed again then.
(function () {
  var scripts = __SCRIPTS__;
  var signs = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'];
  var pressed = null;
  function hold(event) {
    var button = event.target instanceof Element ? event.target.closest('button') : null;
    if (!button) return;
    event.preventDefault();
    event.stopPropagation();
    pressed = button;
  }
  function isAlive() {
    removeEventListener('click', hold, true);
    if (pressed && pressed.isConnected) pressed.click();
  }
  function run() {
    signs.forEach(function (sign) {
      removeEventListener(sign, run, true);
    });
    Promise.all(
      scripts.map(function (file) {
        return import('/' + file);
      }),
    ).catch(isAlive);
  }
  function isSignedIn() {
    try {
      return localStorage.getItem('lagra-user') !== null;
    } catch {
      return false;
    }
  }
  addEventListener('click', hold, true);
  addEventListener('lively', isAlive, { once: true });
  signs.forEach(function (sign) {
    addEventListener(sign, run, { capture: true, passive: true });
  });
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', run, { once: true });
  addEventListener('load', function () {
    if (isSignedIn()) return run();
    scripts.forEach(function (file) {
      var link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = '/' + file;
      document.head.append(link);
    });
  });
})();
