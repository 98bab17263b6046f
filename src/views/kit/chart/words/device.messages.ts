import { msg } from '@lingui/core/macro';
import type { WordList } from './word-list.ts';

export const pageList: WordList = {
  name: msg`Page`,
  about: msg`Where one is on a page, and what the document is called.`,
  states: {
    position: { label: msg`Position`, tone: 'neutral' },
    'position.nearTop': { label: msg`Near the top`, tone: 'neutral' },
    'position.away': { label: msg`Far down`, tone: 'info' },
    head: { label: msg`Title`, tone: 'neutral' },
    'head.current': { label: msg`Current`, tone: 'success' },
    'head.changing': { label: msg`About to change`, tone: 'primary' },
  },
  events: {
    followAnchor: msg`Follow an anchor`,
    scrolled: msg`Scrolled`,
    returnToTop: msg`Back to the top`,
    enterPage: msg`Enter a page`,
    'after headRest': msg`After a short rest`,
  },
  guards: {
    isFar: { is: msg`far from the top`, needs: msg`Scroll further down the page.` },
    isNear: { is: msg`near the top`, needs: msg`Scroll back towards the top.` },
  },
  actions: {
    scrollToAnchor: msg`Scrolls to the anchor`,
    scrollToTop: msg`Scrolls to the top`,
    note: msg`Notes the page`,
    entitle: msg`Names the document`,
  },
};

export const installList: WordList = {
  name: msg`Installation`,
  about: msg`Offers to install the application where the browser can.`,
  states: {
    unavailable: { label: msg`Not offered`, tone: 'neutral' },
    offered: { label: msg`Offered`, tone: 'info' },
    asking: { label: msg`Asking`, tone: 'primary' },
    installed: { label: msg`Installed`, tone: 'success' },
  },
  events: {
    available: msg`The browser would install it`,
    install: msg`Install`,
    installed: msg`It was installed`,
    'done ask': msg`Answered`,
    'failed ask': msg`Not answered`,
  },
  guards: {
    agreed: { is: msg`the person agreed`, needs: msg`Agree when the browser asks.` },
  },
  actions: {},
};

export const preferencesList: WordList = {
  name: msg`Appearance`,
  about: msg`How the interface looks, one device at a time.`,
  states: {
    settings: { label: msg`Settings`, tone: 'neutral' },
    device: { label: msg`Device`, tone: 'neutral' },
    'device.known': { label: msg`Known`, tone: 'success' },
    'device.settling': { label: msg`Settling`, tone: 'primary' },
    'device.detecting': { label: msg`Detecting`, tone: 'primary' },
    navigation: { label: msg`Navigation`, tone: 'neutral' },
    'navigation.beside': { label: msg`Beside the page`, tone: 'success' },
    'navigation.over': { label: msg`Over the page`, tone: 'info' },
    'navigation.over.closed': { label: msg`Shut`, tone: 'neutral' },
    'navigation.over.open': { label: msg`Drawn out`, tone: 'info' },
    customiser: { label: msg`Customiser`, tone: 'neutral' },
    'customiser.closed': { label: msg`Shut`, tone: 'neutral' },
    'customiser.open': { label: msg`Is open`, tone: 'info' },
  },
  events: {
    change: msg`Change a setting`,
    choosePrimary: msg`Choose the main colour`,
    systemThemeChanged: msg`The system's theme changed`,
    changedElsewhere: msg`Changed on another tab`,
    restoreDefaults: msg`Restore the defaults`,
    windowResized: msg`The window is resized`,
    'after deviceRest': msg`After a short rest`,
    'done detectDevice': msg`Device detected`,
    'failed detectDevice': msg`Device not detected`,
    windowNarrowed: msg`The window became narrow`,
    toggleNavigation: msg`Open or shut the navigation`,
    windowWidened: msg`The window became wide`,
    closeNavigation: msg`Shut the navigation`,
    pageEntered: msg`A page was entered`,
    openCustomiser: msg`Open the customiser`,
    closeCustomiser: msg`Close the customiser`,
  },
  guards: {
    isAllowed: {
      is: msg`it is one of the choices`,
      needs: msg`Choose one of the values that the setting has.`,
    },
    isColour: { is: msg`it is a colour`, needs: msg`Give a colour, such as #16b1ff.` },
    isShared: { is: msg`it is shared between tabs`, needs: msg`The setting is one that all tabs share.` },
    isVertical: {
      is: msg`the navigation stands beside the page`,
      needs: msg`Choose the vertical navigation.`,
    },
  },
  actions: {
    apply: msg`Applies it`,
    save: msg`Saves it`,
    adopt: msg`Takes it over`,
    restore: msg`Goes back to the defaults`,
    forget: msg`Forgets what was chosen`,
    noteDevice: msg`Notes the kind of device`,
  },
};
