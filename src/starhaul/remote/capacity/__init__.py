"""How many machines a house needs: a cost model, fitted to measurements, and a discrete-event simulation of
nodes and databases. Entry point: `capacity_report.report_on`, called by `starhaul bench --simulate`. The
measurements and the model are data, `capacity.json`; `tools/capacity.py` measures and fits. Imports the
kernel only: nothing of the server runs here."""
