package trasse.e2e;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ReducedMotion;

/** A visitor's screen and preferences. */
record Look(int width, int height, boolean touch, ColorScheme scheme, String locale, ReducedMotion motion) {
    static final Look PHONE = new Look(390, 844, true, ColorScheme.LIGHT, "en-GB", ReducedMotion.NO_PREFERENCE);
    static final Look DESKTOP = new Look(1280, 800, false, ColorScheme.LIGHT, "en-GB", ReducedMotion.NO_PREFERENCE);

    Look sized(int newWidth, int newHeight) {
        return new Look(newWidth, newHeight, touch, scheme, locale, motion);
    }

    Look dark() {
        return new Look(width, height, touch, ColorScheme.DARK, locale, motion);
    }

    /** In a language, like {@code de-CH}. */
    Look in(String newLocale) {
        return new Look(width, height, touch, scheme, newLocale, motion);
    }

    Look still() {
        return new Look(width, height, touch, scheme, locale, ReducedMotion.REDUCE);
    }

    @Override
    public String toString() {
        return width + "x" + height + " " + scheme + " " + locale + (motion == ReducedMotion.REDUCE ? " still" : "");
    }

    Browser.NewContextOptions options() {
        return new Browser.NewContextOptions()
                .setViewportSize(width, height)
                .setDeviceScaleFactor(touch ? 2 : 1)
                .setHasTouch(touch)
                .setIsMobile(touch)
                .setColorScheme(scheme)
                .setLocale(locale)
                .setReducedMotion(motion)
                .setTimezoneId("Europe/Zurich")
                .setStrictSelectors(true);
    }
}
