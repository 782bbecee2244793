#!/usr/bin/python3
"""A bare window of WebKitGTK for WebKitWebDriver: MiniBrowser is never as narrow as a phone.

Called with the folder of its profile. Writes its process id there, and what the console says to stdout.
"""

import os
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

profile = sys.argv[1]
with open(os.path.join(profile, "pid"), "w", encoding="ascii") as file:
    file.write(str(os.getpid()))

# Pages are told to move less.
Gtk.Settings.get_default().set_property("gtk-enable-animations", False)
window = Gtk.Window(decorated=False, default_width=360, default_height=640)
context = WebKit2.WebContext(
    website_data_manager=WebKit2.WebsiteDataManager(
        base_data_directory=os.path.join(profile, "data"),
        base_cache_directory=os.path.join(profile, "cache"),
    )
)
context.set_automation_allowed(True)
context.set_preferred_languages(["en-GB"])


def view(_session):
    settings = WebKit2.Settings(enable_write_console_messages_to_stdout=True)
    made = WebKit2.WebView(
        web_context=context, is_controlled_by_automation=True, settings=settings
    )
    window.add(made)
    window.show_all()
    return made


context.connect(
    "automation-started", lambda _context, session: session.connect("create-web-view", view)
)
Gtk.main()
